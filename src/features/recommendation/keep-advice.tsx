import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { DownloadIcon, MailIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { HEALTH_CONSENT, type KeepNotice } from './keep-notice.ts'
import type { ToolId } from './tool.ts'

/**
 * The advice record: as a PDF at once, or by mail. Plain forms that send the answers along in the
 * address of the page they stand on; the browser saves the file or comes back with a word.
 */
export function KeepAdvice(props: { tool: ToolId; query: string; kept: KeepNotice | undefined }) {
  const { tool, query, kept } = props
  const t = useWording('recommendation')
  const action = `/recommendation-tool/advice${query}`
  return (
    <section className="reco-keep" id="keep" aria-labelledby="keep-title">
      <div className="reco-intro">
        <h2 id="keep-title">{t('keep.title')}</h2>
        <p>{t('keep.text')}</p>
        <p className="reco-small">
          <Words>{t(`keep.note.${tool}`)}</Words>
        </p>
      </div>
      <div className="reco-keep__ways">
        {kept && kept !== 'emailWrong' ? (
          <Notice kind={kept === 'sent' ? 'success' : 'warning'} announce="status">
            {t(`keep.${kept}`)}
          </Notice>
        ) : null}
        <form method="post" action={action}>
          <input type="hidden" name="tool" value={tool} />
          <input type="hidden" name="way" value="download" />
          {tool === 'health' ? <HealthConsent id="keep-consent-file" /> : null}
          <Button type="submit" variant="secondary" iconStart={<DownloadIcon />} fullWidth>
            {t('keep.download')}
          </Button>
        </form>
        <form method="post" action={action} className="reco-keep__mail">
          <input type="hidden" name="tool" value={tool} />
          <input type="hidden" name="way" value="mail" />
          <TextField
            name="email"
            id="keep-email"
            type="email"
            autoComplete="email"
            label={t('keep.email')}
            error={kept === 'emailWrong' ? t('keep.emailWrong') : undefined}
            required
            maxLength={254}
          />
          {tool === 'health' ? <HealthConsent id="keep-consent-mail" /> : null}
          <Button type="submit" variant="secondary" iconStart={<MailIcon />} fullWidth>
            {t('keep.send')}
          </Button>
        </form>
      </div>
    </section>
  )
}

/** Each way stores the answer about health, which wants a yes of its own (Art. 9 (2) a GDPR). */
function HealthConsent({ id }: { id: string }) {
  const t = useWording('recommendation')
  return <Checkbox name={HEALTH_CONSENT} id={id} value="yes" label={t('keep.consent')} required />
}
