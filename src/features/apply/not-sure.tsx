import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { ExternalIcon } from '#ui/icons/icons.tsx'
import type { HelpLink } from './help-links.ts'

/** Help for who hesitates, below the answers: it opens by a tap. */
export function NotSure({ help, more }: { help: string | undefined; more: HelpLink | undefined }) {
  const t = useWording('apply')
  return (
    <Disclosure summary={t('notSure')}>
      <Words>{help}</Words>
      {more && <ReadMore link={more} />}
    </Disclosure>
  )
}

/** Opens beside the page, so that nothing typed is lost. */
export function ReadMore({ link }: { link: HelpLink }) {
  const t = useWording('apply')
  const words = link.title.split(' ')
  return (
    <p className="apply-more">
      {t('readMore')}{' '}
      <a
        href={link.href}
        target="_blank"
        rel="noopener"
        className="ui-link"
        {...(link.isEnglish ? { hrefLang: 'en', lang: 'en' } : {})}
      >
        {words.slice(0, -1).join(' ')}{' '}
        <span className="apply-more__end">
          {words.at(-1)}
          <ExternalIcon />
        </span>
        <span className="ui-visually-hidden"> ({t('newTab')})</span>
      </a>
      {link.isEnglish && ` ${t('inEnglish')}`}
    </p>
  )
}
