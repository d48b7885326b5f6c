/**
 * Counts a view of the page that is shown: its path, and the host of the page before. No cookie,
 * no id; who asks not to be tracked is not counted at all.
 */
export function countView(referrer: string): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  if (globalPrivacyControl || doNotTrack === '1') return
  const referrerHost = /^https?:\/\/([^/:]+)/.exec(referrer)?.[1] ?? ''
  const path = location.pathname
  navigator.sendBeacon('/collect', JSON.stringify({ path, referrerHost }))
}
