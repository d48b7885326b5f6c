import { registerHooks } from 'node:module'

/**
 * For tests, whose processes load packages file by file. Node reads the whole table of exports of
 * a package anew for each file of it, and drizzle-orm has a table of 130 KB and hundreds of files:
 * finding them took nine times as long as everything else about loading it. What one of its files
 * asks for beside itself needs no table.
 */
registerHooks({
  resolve(specifier, context, resolveFurther) {
    const { parentURL = '' } = context
    const isInside = /\/node_modules\/drizzle-orm\/.*\.js$/.test(parentURL)
    if (!isInside || !/^\.{1,2}\/.*\.js$/.test(specifier)) return resolveFurther(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
