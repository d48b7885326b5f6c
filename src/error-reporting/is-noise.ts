/** What browsers, their extensions and broken connections say, about which we can do nothing. */
const noise = [
  /ResizeObserver loop/,
  /Non-Error promise rejection captured/,
  /AbortError/,
  /Failed to fetch/,
  /NetworkError when attempting to fetch resource/,
  /Load failed/,
  /ChunkLoadError|dynamically imported module/,
  /top\.GLOBALS/,
  /^Script error\.?$/,
  /Object Not Found Matching Id/,
]

export function isNoise(type: string, message: string, files: readonly string[]): boolean {
  if (noise.some((pattern) => pattern.test(message) || pattern.test(type))) return true
  return files.some((file) => /^(?:chrome|moz|safari(?:-web)?)-extension:/.test(file))
}
