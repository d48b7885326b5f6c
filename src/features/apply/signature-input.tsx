import { useWording } from '#i18n/use-wording.ts'
import { TextField, type TextFieldProps } from '#ui/field/text-field.tsx'
import type { ScreenInput } from './screen-model.ts'
import { SignaturePad } from './signature-pad.tsx'

/**
 * A typed name is a signature in text form (§ 126b BGB), and it looks like one. Whoever wants to draw
 * as well finds room below; typing alone is enough, with a keyboard and without script.
 */
export function SignatureInput(props: { input: ScreenInput; basics: TextFieldProps }) {
  const t = useWording('apply')
  const { name, value } = props.input
  const given = typeof value === 'object' && value !== null ? (value as Given) : { name: value }
  return (
    <>
      <TextField
        {...props.basics}
        id={name}
        name={`${name}.name`}
        className="apply-signature"
        autoComplete="name"
        defaultValue={typeof given.name === 'string' ? given.name : ''}
      />
      <SignaturePad
        name={`${name}.drawing`}
        label={t('signature.draw')}
        help={t('signature.help')}
        clearLabel={t('signature.clear')}
        defaultValue={typeof given.drawing === 'string' ? given.drawing : ''}
      />
    </>
  )
}

type Given = { readonly name?: unknown; readonly drawing?: unknown }
