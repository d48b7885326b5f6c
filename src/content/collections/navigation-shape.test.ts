import { expect, test } from 'vitest'
import { link, wording } from './field-kinds.ts'
import { menuItem, navigation, navigationCategory } from './navigation-shape.ts'

test.each([
  '/',
  '/household-insurance',
  '/health-insurance/expat/short-term',
  'app:/recommendation-tool',
  'default:/support',
  'https://help.feather.example/claims?topic=1#top',
])('%s is a link', (value) => {
  expect(link.safeParse(value).success).toBe(true)
})

test.each([
  '',
  'household-insurance',
  '//evil.example',
  '/\\evil.example',
  '/Household',
  '/household/',
  '/a?b=c',
  '/../secrets',
  'http://feather.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  'cms:/admin',
  'https://',
  ' /support',
])('%s is no link', (value) => {
  expect(link.safeParse(value).success).toBe(false)
})

test('wording is not blank and has no space at its edges', () => {
  expect(wording.safeParse('Über uns').success).toBe(true)
  for (const bad of ['', ' ', ' About', 'About ']) {
    expect(wording.safeParse(bad).success, JSON.stringify(bad)).toBe(false)
  }
})

test('a category item leads to one place: a page here or a page elsewhere', () => {
  const category = (item: object) =>
    navigationCategory.safeParse({ categoryTitle: 'Home', items: [{ name: 'Item', ...item }] })
  expect(category({ internalPath: '/a' }).success).toBe(true)
  expect(category({ externalUrl: 'https://a.example' }).success).toBe(true)
  expect(category({}).success).toBe(false)
  expect(category({ internalPath: '/a', externalUrl: 'https://a.example' }).success).toBe(false)
})

test('a menu item knows its decorators, locales, sites and icon, and nothing else', () => {
  const item = (more: object) => menuItem.safeParse({ name: 'Jobs', url: '/careers', ...more })
  const all = { locales: ['en-de'], subdomains: ['default', 'business'], decorator: 'HIRING_BADGE' }
  expect(item(all).success).toBe(true)
  expect(item({ decorator: 'SEPARATOR' }).success).toBe(true)
  expect(item({ decorator: 'SPARKLES' }).success).toBe(false)
  expect(item({ icon: 'icon:house' }).success).toBe(true)
  expect(item({ icon: 'icon:nothing' }).success).toBe(false)
  expect(item({ locales: ['en-us'] }).success).toBe(false)
  expect(item({ locales: [] }).success).toBe(false)
  expect(item({ subdomains: ['cms'] }).success).toBe(false)
  expect(item({ locale: 'en-de' }).success).toBe(false)
})

test('a navigation is either a main navigation or a footer', () => {
  const menu = { title: 'Menu', items: [] }
  const main = { product: { title: 'Product', categories: [] }, advice: menu }
  const both = { company: menu, resources: menu }
  const footer = { products: { title: 'Products', list: [] }, legal: [] }
  const valid = (value: object) => navigation.safeParse(value).success
  expect(valid({ kind: 'main-navigation', ...main, ...both })).toBe(true)
  expect(valid({ kind: 'footer', ...footer, ...both })).toBe(true)
  expect(valid({ kind: 'main-navigation', ...footer, ...both })).toBe(false)
  expect(valid({ ...main, ...both })).toBe(false)
})
