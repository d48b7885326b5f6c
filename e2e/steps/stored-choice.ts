/** The product's hosts with pages, as browsers know them. */
const hosts = ['', 'business.', 'app.', 'health.', 'tk.', 'aok.', 'barmer.', 'dak.']

/**
 * A visitor who has met the cookie banner before and rejected: where every journey starts that is
 * not about the banner itself.
 */
export const storedChoice = {
  cookies: hosts.map((host) => ({
    name: '_fccs',
    value: 'functionality_storage',
    domain: `${host}localhost`,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })),
  origins: [],
}

/** A visitor who was never here. */
export const noChoice = { cookies: [], origins: [] }
