"""What Litestar leaves out of the OpenAPI document: that our bodies refuse unknown fields."""

import msgspec
from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.openapi.spec import Schema
from litestar.typing import FieldDefinition


class ClosedStructs(StructSchemaPlugin):
    """Says ``additionalProperties: false`` for structs that forbid unknown fields.

    It reaches into a private module of Litestar; tests/live/test_openapi.py notices a change.
    """

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        """Return the schema of a struct."""
        schema = super().to_openapi_schema(field_definition, schema_creator)
        kind = msgspec.inspect.type_info(field_definition.type_)
        if isinstance(kind, msgspec.inspect.StructType) and kind.forbid_unknown_fields:
            schema.additional_properties = False
        return schema
