import type { Language } from '#sites/locales.ts'
import deAccount from './de/account.json' with { type: 'json' }
import deAdvice from './de/advice.json' with { type: 'json' }
import deApp from './de/app.json' with { type: 'json' }
import deApply from './de/apply.json' with { type: 'json' }
import deBlocks from './de/blocks.json' with { type: 'json' }
import deBlog from './de/blog.json' with { type: 'json' }
import deCalls from './de/calls.json' with { type: 'json' }
import deCaseMails from './de/case-mails.json' with { type: 'json' }
import deCompany from './de/company.json' with { type: 'json' }
import deConsent from './de/consent.json' with { type: 'json' }
import deContractPapers from './de/contract-papers.json' with { type: 'json' }
import deErrors from './de/errors.json' with { type: 'json' }
import deForms from './de/forms.json' with { type: 'json' }
import deGuideTools from './de/guide-tools.json' with { type: 'json' }
import deHome from './de/home.json' with { type: 'json' }
import deMails from './de/mails.json' with { type: 'json' }
import dePolicyDates from './de/policy-dates.json' with { type: 'json' }
import deRecommendation from './de/recommendation.json' with { type: 'json' }
import deReferral from './de/referral.json' with { type: 'json' }
import deShell from './de/shell.json' with { type: 'json' }
import deSupport from './de/support.json' with { type: 'json' }
import enAccount from './en/account.json' with { type: 'json' }
import enAdvice from './en/advice.json' with { type: 'json' }
import enApp from './en/app.json' with { type: 'json' }
import enApply from './en/apply.json' with { type: 'json' }
import enBlocks from './en/blocks.json' with { type: 'json' }
import enBlog from './en/blog.json' with { type: 'json' }
import enCalls from './en/calls.json' with { type: 'json' }
import enCaseMails from './en/case-mails.json' with { type: 'json' }
import enCompany from './en/company.json' with { type: 'json' }
import enConsent from './en/consent.json' with { type: 'json' }
import enContractPapers from './en/contract-papers.json' with { type: 'json' }
import enErrors from './en/errors.json' with { type: 'json' }
import enForms from './en/forms.json' with { type: 'json' }
import enGuideTools from './en/guide-tools.json' with { type: 'json' }
import enHome from './en/home.json' with { type: 'json' }
import enMails from './en/mails.json' with { type: 'json' }
import enPolicyDates from './en/policy-dates.json' with { type: 'json' }
import enRecommendation from './en/recommendation.json' with { type: 'json' }
import enReferral from './en/referral.json' with { type: 'json' }
import enShell from './en/shell.json' with { type: 'json' }
import enSupport from './en/support.json' with { type: 'json' }
import esAccount from './es/account.json' with { type: 'json' }
import esAdvice from './es/advice.json' with { type: 'json' }
import esApp from './es/app.json' with { type: 'json' }
import esApply from './es/apply.json' with { type: 'json' }
import esBlocks from './es/blocks.json' with { type: 'json' }
import esBlog from './es/blog.json' with { type: 'json' }
import esCalls from './es/calls.json' with { type: 'json' }
import esCaseMails from './es/case-mails.json' with { type: 'json' }
import esCompany from './es/company.json' with { type: 'json' }
import esConsent from './es/consent.json' with { type: 'json' }
import esContractPapers from './es/contract-papers.json' with { type: 'json' }
import esErrors from './es/errors.json' with { type: 'json' }
import esForms from './es/forms.json' with { type: 'json' }
import esGuideTools from './es/guide-tools.json' with { type: 'json' }
import esHome from './es/home.json' with { type: 'json' }
import esMails from './es/mails.json' with { type: 'json' }
import esPolicyDates from './es/policy-dates.json' with { type: 'json' }
import esRecommendation from './es/recommendation.json' with { type: 'json' }
import esReferral from './es/referral.json' with { type: 'json' }
import esShell from './es/shell.json' with { type: 'json' }
import esSupport from './es/support.json' with { type: 'json' }
import frAccount from './fr/account.json' with { type: 'json' }
import frAdvice from './fr/advice.json' with { type: 'json' }
import frApp from './fr/app.json' with { type: 'json' }
import frApply from './fr/apply.json' with { type: 'json' }
import frBlocks from './fr/blocks.json' with { type: 'json' }
import frBlog from './fr/blog.json' with { type: 'json' }
import frCalls from './fr/calls.json' with { type: 'json' }
import frCaseMails from './fr/case-mails.json' with { type: 'json' }
import frCompany from './fr/company.json' with { type: 'json' }
import frConsent from './fr/consent.json' with { type: 'json' }
import frContractPapers from './fr/contract-papers.json' with { type: 'json' }
import frErrors from './fr/errors.json' with { type: 'json' }
import frForms from './fr/forms.json' with { type: 'json' }
import frGuideTools from './fr/guide-tools.json' with { type: 'json' }
import frHome from './fr/home.json' with { type: 'json' }
import frMails from './fr/mails.json' with { type: 'json' }
import frPolicyDates from './fr/policy-dates.json' with { type: 'json' }
import frRecommendation from './fr/recommendation.json' with { type: 'json' }
import frReferral from './fr/referral.json' with { type: 'json' }
import frShell from './fr/shell.json' with { type: 'json' }
import frSupport from './fr/support.json' with { type: 'json' }

/** English is the model: its keys are the keys, in every language. */
const en = {
  account: enAccount,
  advice: enAdvice,
  app: enApp,
  apply: enApply,
  blocks: enBlocks,
  blog: enBlog,
  calls: enCalls,
  caseMails: enCaseMails,
  company: enCompany,
  consent: enConsent,
  contractPapers: enContractPapers,
  errors: enErrors,
  forms: enForms,
  guideTools: enGuideTools,
  home: enHome,
  mails: enMails,
  policyDates: enPolicyDates,
  recommendation: enRecommendation,
  referral: enReferral,
  shell: enShell,
  support: enSupport,
}

export type Messages = typeof en
export type Namespace = keyof Messages

export const messages: Record<Language, Messages> = {
  en,
  de: {
    account: deAccount,
    advice: deAdvice,
    app: deApp,
    apply: deApply,
    blocks: deBlocks,
    blog: deBlog,
    calls: deCalls,
    caseMails: deCaseMails,
    company: deCompany,
    consent: deConsent,
    contractPapers: deContractPapers,
    errors: deErrors,
    forms: deForms,
    guideTools: deGuideTools,
    home: deHome,
    mails: deMails,
    policyDates: dePolicyDates,
    recommendation: deRecommendation,
    referral: deReferral,
    shell: deShell,
    support: deSupport,
  },
  es: {
    account: esAccount,
    advice: esAdvice,
    app: esApp,
    apply: esApply,
    blocks: esBlocks,
    blog: esBlog,
    calls: esCalls,
    caseMails: esCaseMails,
    company: esCompany,
    consent: esConsent,
    contractPapers: esContractPapers,
    errors: esErrors,
    forms: esForms,
    guideTools: esGuideTools,
    home: esHome,
    mails: esMails,
    policyDates: esPolicyDates,
    recommendation: esRecommendation,
    referral: esReferral,
    shell: esShell,
    support: esSupport,
  },
  fr: {
    account: frAccount,
    advice: frAdvice,
    app: frApp,
    apply: frApply,
    blocks: frBlocks,
    blog: frBlog,
    calls: frCalls,
    caseMails: frCaseMails,
    company: frCompany,
    consent: frConsent,
    contractPapers: frContractPapers,
    errors: frErrors,
    forms: frForms,
    guideTools: frGuideTools,
    home: frHome,
    mails: frMails,
    policyDates: frPolicyDates,
    recommendation: frRecommendation,
    referral: frReferral,
    shell: frShell,
    support: frSupport,
  },
}
