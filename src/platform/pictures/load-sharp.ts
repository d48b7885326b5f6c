/**
 * The picture library comes with the first picture: most processes serve pages for a long time
 * before they see one, and the library with its threads weighs 20 MB. It remembers nothing itself,
 * because whoever asks for a picture twice remembers the result.
 */
export async function loadSharp(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    return sharp
  })
  return loaded
}

type Sharp = typeof import('sharp')['default']

let loaded: Promise<Sharp> | undefined
