/** The widths in which pictures are offered, as the specification has them. */
const DEVICE_SIZES = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
const IMAGE_SIZES = [16, 32, 48, 64, 96, 128, 256, 384] as const
export const IMAGE_WIDTHS: readonly number[] = [...IMAGE_SIZES, ...DEVICE_SIZES]

export const IMAGE_PATH = '/_image'
export const DEFAULT_QUALITY = 75
/** Few, because each is as much work again for whoever asks. */
export const IMAGE_QUALITIES: readonly number[] = [50, DEFAULT_QUALITY, 90]

/** Pictures that the optimiser takes: ours, and made of pixels. */
export const OPTIMISED = /^\/(uploads|assets)\/([\w-][\w.-]*\.(?:jpe?g|png|webp|avif))$/

export function imageAddress(url: string, width: number): string {
  return `${IMAGE_PATH}?url=${encodeURIComponent(url)}&w=${width}&q=${DEFAULT_QUALITY}`
}

/** The addresses of a picture in every width up to its own; undefined if it is served as it is. */
export function imageSources(
  url: string,
  ownWidth: number | undefined,
): { src: string; srcSet: string } | undefined {
  if (!ownWidth || !OPTIMISED.test(url)) return undefined
  const smaller = IMAGE_WIDTHS.filter((width) => width >= 256 && width < ownWidth)
  const next = IMAGE_WIDTHS.find((width) => width >= ownWidth) ?? 3840
  const widths = [...smaller, next]
  return {
    src: imageAddress(url, widths.find((width) => width >= 1080) ?? next),
    srcSet: widths
      .map((width) => `${imageAddress(url, width)} ${Math.min(width, ownWidth)}w`)
      .join(', '),
  }
}
