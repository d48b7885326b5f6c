/** The class of words that stay on one line. A sign in the text instead would be copied and looked for. */
export const WHOLE = 'ui-whole'

/** Browsers end a line after any hyphen, also after a single letter: “E-” and, below it, “Mail”. */
export const WHOLE_WORDS = { [WHOLE]: ['e-mail', 'e-mails', 'E-Mail', 'E-Mails'] }
