const TOLD = [
  'linkSent',
  'resetSent',
  'confirmationSent',
  'confirmed',
  'registered',
  'signedOut',
  'passwordSet',
  'addressLinkSent',
  'addressChanged',
  'saved',
  'signedOutElsewhere',
  'secondFactorOn',
  'secondFactorOff',
  'requested',
  'claimed',
  'claimFiles',
  'cancelled',
  'proofSent',
  'newsConfirmed',
  'answered',
  'offerAccepted',
  'offerRefused',
  'draftDeleted',
  'draftGone',
  'consentWithdrawn',
  'changeDropped',
  'referralMade',
  'referralStopped',
] as const

/** What an address says has just been done, if we have words for it. */
export function toldKey(told: string | undefined) {
  return TOLD.find((each) => each === told)
}
