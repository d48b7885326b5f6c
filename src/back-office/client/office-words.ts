/** The server speaks to programs in a word or two. What a colleague reads of it is said here. */
export function inOfficeWords(said: string): string {
  return words[said] ?? said
}

/** To who tried too often; the server says after how many seconds there is use in another try. */
export function sayWait(seconds: number): string {
  if (seconds <= 90) return `Too many tries. Try again in ${Math.max(seconds, 2)} seconds.`
  return `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.`
}

const words: Readonly<Record<string, string>> = {
  'Not Found': 'There is nothing under this address. It may be mistyped, or it was deleted.',
  Forbidden: 'This is not for your role. If you need it for your work, ask an admin.',
  Unauthorized: 'You are signed out.',
  'Internal Server Error': 'Something broke on our side. Try again in a moment.',
}
