import { isAffiliateId } from './affiliate-id.ts'

/** Tells our API which partner's ad led here, so that the partner gets paid. */
export function saveAffiliateId(api: string | undefined): void {
  const financeAdsTrackingId = new URLSearchParams(location.search).get('s_id') ?? ''
  if (!isAffiliateId(financeAdsTrackingId)) return
  fetch(`${api}/finance_ads/save_sid`, {
    method: 'POST',
    keepalive: true,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ financeAdsTrackingId }),
  })
    .then(({ ok, status }) => {
      if (!ok) throw new Error(`The partner's id could not be saved: the API answered ${status}.`)
    })
    // Reported like any error of the page, and otherwise ignored.
    .catch((error) => reportError(error))
}
