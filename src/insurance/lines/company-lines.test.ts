import { describe, it } from 'vitest'
import { addYears } from '../values/iso-date.ts'
import { line as companyHealth } from './company-health/line.ts'
import { tariff as companyHealthTariff } from './company-health/tariff.ts'
import { line as companyLife } from './company-life/line.ts'
import { tariff as companyLifeTariff } from './company-life/tariff.ts'
import { line as professional } from './company-professional-liability/line.ts'
import { tariff as professionalTariff } from './company-professional-liability/tariff.ts'
import { line as companyTravel } from './company-travel/line.ts'
import { tariff as companyTravelTariff } from './company-travel/tariff.ts'
import { line as cyber } from './cyber/line.ts'
import { tariff as cyberTariff } from './cyber/tariff.ts'
import { line as general } from './general-liability/line.ts'
import { tariff as generalTariff } from './general-liability/tariff.ts'
import { neverCheaperIn, today } from './test-prices.ts'

const numRuns = 50

describe('company health prices never fall', () => {
  const neverCheaper = neverCheaperIn(companyHealth, companyHealthTariff, { numRuns })
  it('with one more employee', () =>
    neverCheaper(({ insuredEmployees }) => ({ insuredEmployees: insuredEmployees + 1 })))
  it('with the highest budget', () =>
    neverCheaper(({ budget }) => (budget ? { budget: '1500' } : {})))
  it('with all modules', () =>
    neverCheaper(({ modules }) =>
      modules ? { modules: ['dental', 'hospital', 'checkup', 'travel'] } : {},
    ))
})

describe('group life prices never fall', () => {
  const neverCheaper = neverCheaperIn(companyLife, companyLifeTariff, { numRuns })
  it('with one more employee', () =>
    neverCheaper(({ employees }) => ({
      employees: [...employees, { birthDate: addYears(today, -40), salary: 30_000_00 }],
    })))
  it('with a higher sum', () =>
    neverCheaper(({ benefit }) => (benefit === 'fixed' ? { fixedSum: 300_000_00 } : {})))
  it('with more salaries', () =>
    neverCheaper(({ benefit }) => (benefit === 'fixed' ? {} : { benefit: '3x' })))
})

describe('general liability prices never fall', () => {
  const neverCheaper = neverCheaperIn(general, generalTariff, { numRuns })
  it('with more revenue', () => neverCheaper(({ revenue }) => ({ revenue: revenue * 2 + 1_00 })))
  it('with the riskiest activity', () => neverCheaper(() => ({ activity: 'manufacturing' })))
  it('at events', () => neverCheaper(() => ({ premises: 'event' })))
  it('with one more subcontractor', () =>
    neverCheaper(({ subcontractors }) => ({ subcontractors: subcontractors + 1 })))
  it('with exports to the United States', () => neverCheaper(() => ({ exportUS: 'yes' })))
  it('with a further claim', () => neverCheaper(({ claims5y }) => ({ claims5y: claims5y + 1 })))
  it('with the highest sum', () => neverCheaper(() => ({ sumInsured: '10m' })))
  it('without a deductible', () => neverCheaper(() => ({ deductible: '0' })))
  it('with rented rooms', () => neverCheaper(() => ({ tenantDamage: 'yes' })))
})

describe('professional liability prices of companies never fall', () => {
  const neverCheaper = neverCheaperIn(professional, professionalTariff, { numRuns })
  it('with more revenue', () =>
    neverCheaper(({ revenue }) => ({ revenue: Math.min(10_000_000_00, revenue * 2 + 1) })))
  it('with the highest sum', () => neverCheaper(() => ({ sumInsured: '5m' })))
  it('with the lowest deductible', () => neverCheaper(() => ({ deductible: '250' })))
  it('with revenue from the United States', () => neverCheaper(() => ({ revenueUS: 1 })))
  it('without a limit of liability', () => neverCheaper(() => ({ contractLiabilityCap: 'none' })))
  it('in the highest class', () => neverCheaper(() => ({ profession: 'interimManager' })))
})

describe('business travel prices never fall', () => {
  const neverCheaper = neverCheaperIn(companyTravel, companyTravelTariff, { numRuns })
  it('with one more traveller', () =>
    neverCheaper(({ travellers }) => ({ travellers: travellers + 1 })))
  it('with one more day', () =>
    neverCheaper(({ daysPerYear }) => ({ daysPerYear: daysPerYear + 1 })))
  it('with the United States', () =>
    neverCheaper(({ regions }) => ({ regions: [...regions, 'us'] })))
  it('with longer trips', () => neverCheaper(() => ({ maxTripDays: '180' })))
  it('with higher sums', () =>
    neverCheaper(({ modules }) => ({
      modules: [...modules, 'accident', 'luggage'],
      accidentSum: '200k',
      luggageSum: '4000',
    })))
})

describe('cyber prices never fall', () => {
  const neverCheaper = neverCheaperIn(cyber, cyberTariff, { numRuns })
  it('with more revenue', () => neverCheaper(({ revenue }) => ({ revenue: revenue * 2 + 1_00 })))
  it('with the most records', () => neverCheaper(() => ({ records: 'above100k' })))
  it('with a measure less', () => neverCheaper(() => ({ training: 'no' })))
  it('with more online business', () =>
    neverCheaper(({ onlineRevenueShare }) => ({
      onlineRevenueShare: Math.min(100, onlineRevenueShare + 10),
    })))
  it('with a further incident', () =>
    neverCheaper(({ incidents3y }) => ({ incidents3y: incidents3y + 1 })))
  it('with the highest sum', () => neverCheaper(() => ({ sumInsured: '2m' })))
  it('with the lowest deductible', () => neverCheaper(() => ({ deductible: '1000' })))
  it('with the shortest waiting time', () => neverCheaper(() => ({ waitingHours: '8' })))
})
