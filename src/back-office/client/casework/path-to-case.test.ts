import { expect, test } from 'vitest'
import { pathToCase } from './path-to-case.ts'

test.each([
  ['FA-7K2M-9QXD-3RBC', '/admin/applications/FA-7K2M-9QXD-3RBC'],
  // As it is read out.
  [' fp 7k2m 9qxd 3rbc ', '/admin/policies/FP-7K2M-9QXD-3RBC'],
  ['FC7K2M9QXD3RBO', '/admin/claims/FC-7K2M-9QXD-3RB0'],
  ['FR-7K2M-9QXD-3RBC', '/admin/requests/FR-7K2M-9QXD-3RBC'],
  ['FM-7K2M-9QXD-3RBC', '/admin/inbox?q=FM-7K2M-9QXD-3RBC'],
  // What has no screen of its own is found with what it belongs to.
  ['fq 7k2m 9qxd 3rbc', '/admin/applications?q=FQ-7K2M-9QXD-3RBC'],
  ['FB-7K2M-9QXD-3RBC', '/admin/customers?q=FB-7K2M-9QXD-3RBC'],
  ['FD-7K2M-9QXD-3RBC', '/admin/customers?q=FD-7K2M-9QXD-3RBC'],
  ['FL-7K2M-9QXD-3RBC', '/admin/customers?q=FL-7K2M-9QXD-3RBC'],
  // Not the whole of it.
  ['FP-7K2M-9QXD', '/admin/applications?q=FP-7K2M-9QXD'],
  // Nothing of ours begins like that.
  ['FX-7K2M-9QXD-3RBC', '/admin/applications?q=FX-7K2M-9QXD-3RBC'],
  [' Müller ', '/admin/applications?q=M%C3%BCller'],
  ['ana+b@example.org', '/admin/applications?q=ana%2Bb%40example.org'],
])('%s leads to %s', (typed, path) => {
  expect(pathToCase(typed)).toBe(path)
})
