/** E.164. "0171 …" without a country is read as German, "00" as the international prefix. */
export function parsePhone(text: string): string | undefined {
  const bare = text.replace(/[\s()\-./]/g, '')
  const international = bare.startsWith('00')
    ? `+${bare.slice(2)}`
    : bare.startsWith('0')
      ? `+49${bare.slice(1)}`
      : bare
  return /^\+[1-9]\d{6,14}$/.test(international) ? international : undefined
}
