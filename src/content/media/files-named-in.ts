import type { Attributes } from '../tables.ts'

/** The files whose addresses stand somewhere in what is written, each once: pictures and papers in texts. */
export function filesNamedIn(attributes: Attributes): string[] {
  const found = JSON.stringify(attributes).matchAll(FILE_ADDRESS)
  return [...new Set([...found].map(([, name = '']) => name))]
}

/** Also within the address of a smaller picture: `/_image?url=%2Fuploads%2F…`. */
const FILE_ADDRESS = /(?:\/|%2F)uploads(?:\/|%2F)([\w.-]*\w)/gi
