declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  export default function subset(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
