import { useWording } from '#i18n/use-wording.ts'
import { withoutTurning } from '#i18n/without-turning.ts'
import type { FormAnswer } from './form-answer.ts'

/** What is wrong with a field, one sentence for each thing: a field of files may hold several. */
export function useToldChecks(answer: FormAnswer | undefined): (name: string) => string[] {
  const t = useWording('account')
  const nameFile = useNamedFile()
  return (name) => {
    const check = answer?.errors[name]
    if (check === undefined) return []
    const files = answer?.notTaken ?? []
    // No form has files in two fields, so what was not taken tells of the one whose check it is.
    if (!files.some((file) => file.check === check)) {
      return [t(`checks.${check}`, { file: t('oneOfTheFiles') })]
    }
    const told = files.map((file) => t(`checks.${file.check}`, { file: nameFile(file.name) }))
    return [...new Set(told)]
  }
}

/** Says the name of a file. */
export function useNamedFile(): (name: string) => string {
  const t = useWording('account')
  return (name) => t('checkedFile', { name: withoutTurning(name) })
}
