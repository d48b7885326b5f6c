import { SHORTEST_PASSWORD } from '#accounts/password-rule.ts'
import { asSentence } from '#i18n/as-sentence.ts'
import { useWording } from '#i18n/use-wording.ts'
import { useFocus } from '#ui/a11y/use-focus.ts'
import { ErrorSummary } from '#ui/field/error-summary.tsx'
import { TextField, type TextFieldProps } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { FormAnswer, Problem } from './form-answer.ts'
import { useToldChecks } from './use-told-checks.ts'

/** What is wrong with a form, above it: once as a whole, and each field by its name. */
export function FormMessages({
  answer,
  labels,
}: {
  answer: FormAnswer | undefined
  /** The names of the fields, in the order in which they stand. */
  labels: Readonly<Record<string, string>>
}) {
  const t = useWording('account')
  const told = useToldChecks(answer)
  if (!answer) return null
  const names = [...new Set([...Object.keys(labels), ...Object.keys(answer.errors)])]
  const errors = names.flatMap((id) => {
    const label = labels[id] ?? id
    // After a question or a declaration a sentence of its own follows.
    const isSentence = /[?.]$/.test(label)
    return told(id).map((check) => ({
      id,
      message: isSentence ? `${label} ${asSentence(check)}` : t('checkField', { label, check }),
    }))
  })
  return (
    <>
      {answer.problem && <ProblemNotice answer={answer} problem={answer.problem} />}
      <ErrorSummary attempt={answer} title={t('checkForm')} errors={errors} />
    </>
  )
}

/** It takes the focus with every try: on a phone it may be far above the button. */
function ProblemNotice({ answer, problem }: { answer: FormAnswer; problem: Problem }) {
  const t = useWording('account')
  const notice = useFocus<HTMLDivElement>(answer)
  return (
    <Notice ref={notice} kind="warning" announce="alert" tabIndex={-1}>
      {t(`problems.${problem}`)}
      {problem === 'signedOut' && (
        <>
          {' '}
          <a href="/account/signin" target="_blank" rel="noopener">
            {t('signIn.button')}
          </a>
        </>
      )}
    </Notice>
  )
}

/** The message of a field, if there is one. */
export function useChecks(answer: FormAnswer | undefined) {
  const told = useToldChecks(answer)
  return (name: string) => told(name).map(asSentence).join('. ') || undefined
}

export function EmailField(props: Partial<TextFieldProps>) {
  const t = useWording('account')
  return (
    <TextField
      name="email"
      label={t('email')}
      type="email"
      autoComplete="email"
      required
      {...props}
    />
  )
}

export function PasswordField({
  isNew = false,
  ...props
}: Partial<TextFieldProps> & { isNew?: boolean }) {
  const t = useWording('account')
  return (
    <TextField
      name="password"
      label={isNew ? t('newPassword') : t('password')}
      help={isNew ? t('passwordHelp', { count: String(SHORTEST_PASSWORD) }) : undefined}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      minLength={isNew ? SHORTEST_PASSWORD : undefined}
      required
      {...props}
    />
  )
}

/** For the code of an app, or one of the codes that were kept for the day without it. */
export function CodeField({
  isOfApp = false,
  error,
  occasion,
}: Pick<Partial<TextFieldProps>, 'error'> & {
  /** Whether no kept code will do, so that a phone need not offer letters. */
  isOfApp?: boolean
  /** An answer that asks for the code and nothing else: it can be typed at once. */
  occasion?: FormAnswer | undefined
}) {
  const t = useWording('account')
  const field = useFocus<HTMLInputElement>(occasion?.problem === 'codeNeeded' && occasion)
  return (
    <TextField
      ref={field}
      name="otp"
      label={t('code')}
      help={t(isOfApp ? 'codeHelp' : 'codeOrBackup')}
      error={error}
      autoComplete="one-time-code"
      inputMode={isOfApp ? 'numeric' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      characters={20}
      required
    />
  )
}
