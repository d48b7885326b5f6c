import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FormMessages } from './form-parts.tsx'
import { SmallPage } from './frames.tsx'
import type { NewAddressPageData } from './new-address.ts'

type Props = { page: NewAddressPageData; answer: FormAnswer | undefined }

export function NewAddressPage({ page, answer }: Props) {
  const t = useWording('account')
  const { asks, to } = page
  const isOver = asks === 'over'
  return (
    <SmallPage
      title={t('newAddress.title')}
      lead={asks === 'done' ? t('told.addressChanged') : t(`newAddress.${asks}`, { address: to })}
      isNextStep={isOver && answer !== undefined}
    >
      {!isOver && <FormMessages answer={answer} labels={{}} />}
      {asks === 'button' && (
        <Form method="post">
          <input type="hidden" name="code" value={page.token} />
          <Button type="submit" fullWidth>
            {t('newAddress.use')}
          </Button>
        </Form>
      )}
      {(asks === 'signIn' || asks === 'done') && (
        <Button href={page.signInHref} fullWidth>
          {t('newAddress.toSignIn')}
        </Button>
      )}
      {(isOver || asks === 'otherAccount') && (
        <Button href="/me/settings" variant="secondary" fullWidth>
          {t('newAddress.toSettings')}
        </Button>
      )}
    </SmallPage>
  )
}
