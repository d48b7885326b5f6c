import { useWording } from '#i18n/use-wording.ts'

/** The number under which something was received, told in one piece: it is copied and read out. */
export function Receipt({ number }: { number: string }) {
  const t = useWording('account')
  return t.rich('receipt', {
    number,
    unbroken: (chunks) => <span className="account-number">{chunks}</span>,
  })
}
