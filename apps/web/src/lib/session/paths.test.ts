import { expect, test } from 'vitest'
import { safeLocalPath } from './paths.ts'

test.each([
  '/',
  '/home',
  '/clients/0195-aa/edit',
  '/mealPlans',
  '/@me/x_y~z',
  '/a%20b',
  '/clients?search=anna&page=2',
  '/home#top',
  '/clients?next=//x#//y',
  '/a//b',
  '/sf/plan?x=a.b',
  '/home?',
  '/home#',
])('%s is ours', path => {
  expect(safeLocalPath(path)).toBe(path)
})

test.each([
  '',
  'home',
  '//evil',
  '//evil.example/x',
  '/\\evil',
  '\\/evil',
  '/\t/evil',
  '/\n/evil',
  ' /home',
  '/home ',
  '/a.b',
  '/../x',
  'https://evil.example',
  'javascript:alert(1)',
  '/héllo',
  '/a b',
  '/home\n',
  '/home?a b',
  '/home?\\',
  '/home#a\nb',
  '/a:b',
  '/a;b',
  `/${'a'.repeat(2000)}`,
])('%j is not', path => {
  expect(safeLocalPath(path)).toBeUndefined()
})
