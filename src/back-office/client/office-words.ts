/** The server speaks to programs in a word or two. What a colleague reads of it is said here. */
export function inOfficeWords(said: string): string {
  return words[said] ?? said
}

/** To who did something with a document as they had seen it, which a colleague has saved since. */
export function saySavedMeanwhile({ updatedBy }: { updatedBy?: string | undefined }): string {
  return `${updatedBy ?? 'Someone'} saved it after you opened it here, so nothing was done. Look at the newer state, then decide again.`
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
  'Email already taken': 'A colleague has an account with this address already.',
  'Invalid password': 'This is not your password.',
  'Invalid email or password': 'E-mail address and password do not fit each other.',
  'Invalid code':
    'This code is not right, or was used already. Codes change every half minute: type the one that your app shows now.',
  'Invalid backup code': 'This is none of your backup codes, or you have used it already.',
  'Failed to verify backup code. Please try again.':
    'A backup code was used at the same moment. Sign in again with your password.',
  'Too many attempts. Please request a new code.':
    'There were too many wrong codes. Sign in again with your password.',
  'Invalid two factor cookie': 'That took too long. Sign in again with your password.',
  'Too many failed verification attempts. Your account is temporarily locked. Please try again later.':
    'There were too many wrong codes. Try again in a quarter of an hour, or ask an admin to reset your second factor.',
  'This was done already':
    'This was done a moment ago, perhaps in another tab. Load the page again to see how it is now.',
  'Cannot be opened':
    'This cannot be opened: the key that it was written with is missing. Tell whoever runs the product; the log names the key.',
  'Internal Server Error': 'Something broke on our side. Try again in a moment.',
}
