/** The stretch of time an amount of money is paid for. */
export type Period = 'once' | 'day' | 'month' | 'quarter' | 'halfYear' | 'year'

/** How often a customer pays. */
export const PAYMENT_INTERVALS = ['monthly', 'quarterly', 'halfYearly', 'yearly'] as const
export type PaymentInterval = (typeof PAYMENT_INTERVALS)[number]

/** Months covered by one instalment. */
export const MONTHS_PER_INSTALMENT: Readonly<Record<PaymentInterval, number>> = {
  monthly: 1,
  quarterly: 3,
  halfYearly: 6,
  yearly: 12,
}
