import type { ReactNode } from 'react'
import { ChatButton } from '#chat/chat-button.tsx'
import { PageConsent } from '#consent/page-consent.tsx'
import { translator } from '#i18n/translator.ts'
import { SkipLink } from '#ui/a11y/skip-link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { KeepLocaleWithoutScript } from './keep-locale-without-script.tsx'
import { CompanyData } from './search/company-data.tsx'
import { SiteFooter } from './site-footer.tsx'
import type { SiteFrame } from './site-frame.ts'
import { SiteHeader } from './site-header.tsx'

/** The frame of every content page. */
export function SiteShell({ frame, children }: { frame: SiteFrame; children: ReactNode }) {
  const t = translator(frame.locale, 'shell')
  return (
    <>
      <SkipLink target="content" label={t('skip')} />
      <PageConsent locale={frame.locale} />
      {frame.announcement && <AnnouncementBar announcement={frame.announcement} />}
      <SiteHeader frame={frame} />
      <main id="content" tabIndex={-1}>
        {frame.moved && (
          <div className="ui-page site-notice">
            <Notice>{t('moved')}</Notice>
          </div>
        )}
        {children}
      </main>
      <SiteFooter frame={frame} />
      {frame.chatAppId && <ChatButton appId={frame.chatAppId} locale={frame.locale} />}
      <CompanyData frame={frame} />
      <KeepLocaleWithoutScript frame={frame} />
    </>
  )
}
