import { expect, test } from 'vitest'
import {
  articleData,
  breadcrumbData,
  faqData,
  organizationData,
  productData,
} from '#shell/search/structured-data.ts'
import { findDataProblems } from '../e2e/steps/find-data-problems.ts'

const url = 'https://www.feather.example/household-insurance'
const origin = 'https://www.feather.example'
const article = {
  headline: 'A guide',
  description: 'What it says',
  url,
  image: `${origin}/share.png`,
  publishedAt: '2026-11-15T08:00:00.000Z',
  updatedAt: '2026-11-15T08:00:00.000Z',
  language: 'en',
  origin,
}
const product = {
  name: 'Household',
  description: 'It pays',
  url,
  brandName: 'Feather',
  priceFromCents: 250,
}

test.each([
  organizationData({
    origin,
    brandName: 'Feather',
    legalName: 'Feather GmbH',
    slogan: 'Honest, simple insurance.',
    email: 'hello@feather.example',
    social: ['https://linkedin.example/feather'],
  }),
  breadcrumbData([{ name: 'Home', url: origin }]),
  faqData([{ question: 'Why?', answer: '<p>Because.</p>' }]),
  productData(product),
  articleData(article),
  articleData({ ...article, author: 'Erika Mustermann' }),
])('what is told of $@type is in the vocabulary of schema.org', (data) => {
  expect(findDataProblems(JSON.stringify(data))).toEqual([])
})

test.each([
  ['a product without an offer', { offers: undefined }],
  ['a property that the type does not have', { rating: 5 }],
  ['an address that is none', { url: '/household-insurance' }],
  ['another type than the property takes', { brand: { '@type': 'Person', name: 'Erika' } }],
  [
    'a price in words',
    { offers: { '@type': 'AggregateOffer', lowPrice: 'cheap', priceCurrency: 'EUR' } },
  ],
])('the check finds %s', (_, wrong) => {
  expect(findDataProblems(JSON.stringify({ ...productData(product), ...wrong }))).toHaveLength(1)
})
