declare module 'subset-font' {
  interface Axis {
    min: number
    max: number
    default: number
  }
  interface Options {
    targetFormat: 'woff2'
    noLayoutClosure?: boolean
    variationAxes?: Record<string, number | Axis>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
