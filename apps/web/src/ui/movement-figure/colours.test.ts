/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { contrast, rgbOf } from '#lib/colors'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
const css = read('./movement-figure.module.css')
const roles = read('../theme/roles.css')

const pairOf = (text: string, name: RegExp): [string, string] => {
  const [, light = '', dark = ''] = new RegExp(`${name.source}[^;]*?light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(text) ?? []
  return [light, dark]
}

const tones = ['near', 'trunk', 'far'].map(tone => pairOf(css, new RegExp(`data-tone='${tone}'\\] \\{\\s*--ink-of-part:`)))
const colour = (hex: string) => rgbOf(hex) ?? ([0, 0, 0] as const)
const grounds = ['page', 'card', 'raised'].map(name => pairOf(roles, new RegExp(`--${name}:`)))

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('each part of the body stands out from each ground, in the %s scheme', (_scheme, at) => {
  for (const tone of tones)
    for (const ground of grounds) expect(contrast(colour(tone[at]), colour(ground[at])), `${tone[at]} on ${ground[at]}`).toBeGreaterThan(3)
})
