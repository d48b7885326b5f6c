/** What browsers, their extensions and broken connections say, about which we can do nothing. */
const noise = [
  /ResizeObserver loop/,
  /Non-Error promise rejection captured/,
  /AbortError/,
  /Failed to fetch/,
  /NetworkError when attempting to fetch resource/,
  /Load failed/,
  // Firefox, of an answer that was still being read when the page was left.
  /Error in input stream/,
  // The last is what Safari says.
  /ChunkLoadError|dynamically imported module|Importing a module script failed/,
  /top\.GLOBALS/,
  /^Script error\.?$/,
  /Object Not Found Matching Id/,
]

export function isNoise(type: string, message: string, files: readonly string[]): boolean {
  if (noise.some((pattern) => pattern.test(message) || pattern.test(type))) return true
  // The last is how Safari hides the name of an extension.
  const extension = /^(?:(?:chrome|moz|safari(?:-web)?)-extension|webkit-masked-url):/
  return files.some((file) => extension.test(file))
}
