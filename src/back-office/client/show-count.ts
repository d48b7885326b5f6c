const whole = new Intl.NumberFormat('en-IE')

/** `18,001` */
export function showCount(count: number): string {
  return whole.format(count)
}
