import { expect, test } from 'vitest'
import { brandPalette, contrast, hexOf, rgbOf, type Rgb } from '#lib/colors'
import { brands, brandColour } from './brand-colours.ts'
import { brandStyle } from './brand-style.ts'

const rgb = (hex: string): Rgb => rgbOf(hex) ?? [0, 0, 0]
const between = (one: string, other: string) => contrast(rgb(one), rgb(other))

const grounds = { light: ['#f2f4f7', '#ffffff'], dark: ['#0f1318', '#161b22'] } as const

function* manyColours() {
  const steps = [0, 0.14, 0.29, 0.43, 0.57, 0.71, 0.86, 1]
  for (const red of steps) for (const green of steps) for (const blue of steps) yield hexOf([red, green, blue])
}

test('any brand colour stays readable in both schemes', () => {
  const faults: string[] = []
  for (const colour of [...manyColours(), ...Object.values(brandColour), '#777777', '#767676', '#7a7a7a']) {
    const palette = brandPalette(colour)
    if (!palette) throw new Error(colour)
    for (const scheme of ['light', 'dark'] as const) {
      const roles = palette[scheme]
      const hold = (what: string, ratio: number, least: number) => {
        if (ratio < least) faults.push(`${colour} ${scheme} ${what} ${ratio.toFixed(2)}`)
      }
      hold('text on accent', between(roles.on, roles.accent), 4.5)
      hold('text on hover', between(roles.on, roles.hover), 4.5)
      hold('text on tint', between(roles.text, roles.tint), 4.5)
      for (const ground of grounds[scheme]) {
        hold('accent as text', between(roles.text, ground), 4.5)
        hold('mark', between(roles.mark, ground), 3)
      }
    }
  }
  expect(faults).toEqual([])
})

test('a readable brand colour is kept as it is', () => {
  expect(brandPalette('#1650d8')?.light).toMatchObject({ accent: '#1650d8', on: '#ffffff' })
})

test('a light brand colour gets dark text rather than another colour', () => {
  expect(brandPalette('#C8F031')?.light).toMatchObject({ accent: '#c8f031', on: '#0c1016' })
  expect(brandPalette('#c8f031')?.dark).toMatchObject({ accent: '#c8f031', on: '#0c1016' })
  expect(brandPalette('#fff')?.light).toMatchObject({ accent: '#ffffff', on: '#0c1016' })
})

test('hover differs from rest', () => {
  for (const brand of brands) {
    const palette = brandPalette(brandColour[brand])
    expect(palette?.light.hover).not.toBe(palette?.light.accent)
  }
})

test('what is not a colour changes nothing', () => {
  for (const text of ['', 'red', '#12', 'url(x)', '#1234567', '#gggggg']) expect(brandPalette(text)).toBeUndefined()
  expect(brandStyle('javascript:1')).toEqual({})
})

test('contrast as WCAG counts it', () => {
  expect(between('#000', '#fff')).toBeCloseTo(21, 5)
  expect(between('#de1230', '#ffffff')).toBeCloseTo(4.96, 2)
  expect(between('#e21f3c', '#ffffff')).toBeCloseTo(4.67, 2)
})
