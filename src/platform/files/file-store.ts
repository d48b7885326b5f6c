/** Keeps bytes outside of the web root, under names that we choose. */
export interface FileStore {
  /** Once it resolves the bytes are kept for good. Writing the same name again replaces them. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** undefined where there is nothing under the name. */
  get(name: string): Promise<Uint8Array | undefined>
  /** Nothing under the name is no error. */
  delete(name: string): Promise<void>
}

/** Names are made by us: letters, digits, hyphen and underscore, so that no path can be climbed. */
export function checkFileName(name: string): string {
  if (!/^[\w-]{8,80}$/.test(name))
    throw new RangeError('A stored file has a name that is not ours.')
  return name
}
