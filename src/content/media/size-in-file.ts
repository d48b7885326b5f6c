/** In kilobytes with two places, as Strapi says it. */
export function sizeInFile({ byteLength }: Buffer): number {
  return Math.round(byteLength / 10) / 100
}
