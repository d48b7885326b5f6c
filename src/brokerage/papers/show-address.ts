/** Street and town in one line, as far as they are known. */
export function showAddress({
  street,
  houseNo,
  pc,
  city,
}: Readonly<Record<string, string>>): string {
  const lines = [
    [street, houseNo],
    [pc, city],
  ]
  return lines
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
}
