import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { styleLayers } from './style-layers.ts'

const layered = (path: string, style: string) =>
  postcss([styleLayers()])
    .process(style, { from: resolve(import.meta.dirname, '../src', path) })
    .css.replaceAll(/\s+/g, ' ')

test('each room has its layer, and areas have none', () => {
  expect(layered('ui/card/card.module.css', '.card { gap: 0 } .hero { gap: 1px }')).toBe('@layer ui {.card { gap: 0 } .hero { gap: 1px } }')
  expect(layered('shell/sidebar/sidebar.module.css', '.menu { gap: 0 }')).toBe('@layer shell {.menu { gap: 0 } }')
  expect(layered('areas/home/page.module.css', '.page { gap: 0 }')).toBe('.page { gap: 0 }')
})

test('the page names the layers in their order before it asks for a style', () => {
  const [start = ''] = readFileSync(resolve(import.meta.dirname, '../index.html'), 'utf8').split('<link')
  expect(start).toContain('@layer mantine, base, ui, shell;')
})
