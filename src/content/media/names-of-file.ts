import type { AttributesOf } from '../collections/registry.ts'

/** How the bytes of a file of the media library and of its smaller sizes are called, as below `/uploads/`. */
export function namesOfFile({ url, formats }: Pick<AttributesOf<'media'>, 'url' | 'formats'>) {
  const urls = [url, ...Object.values(formats ?? {}).map((format) => format.url)]
  return urls.map((each) => each.slice(each.lastIndexOf('/') + 1))
}
