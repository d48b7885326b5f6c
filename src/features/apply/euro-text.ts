/** Cents as somebody would type them again; what could not be read stays as it was typed. */
export function euroText(value: unknown, language: string): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  const whole = value % 100 === 0
  const text = whole ? String(value / 100) : (value / 100).toFixed(2)
  return language === 'en' ? text : text.replace('.', ',')
}
