declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    keepFeatures: readonly string[];
    noHinting: boolean;
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  export default function subset(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
