import { expect, test } from 'vitest'
import { findHeirs, isOurs } from './addresses.ts'

test('a new build fetches the heirs of what was used', () => {
  const used = ['/assets/AAAAAAAA.js', '/assets/CCCCCCCC.css', '/assets/DDDDDDDD.js', '/brand/allenio/icon.svg']
  const before = {
    '/assets/AAAAAAAA.js': 'clients/page.tsx',
    '/assets/CCCCCCCC.css': 'clients.css',
    '/assets/DDDDDDDD.js': 'old/page.tsx',
    '/assets/FFFFFFFF.js': 'chat/page.tsx',
  }
  const now = { '/assets/BBBBBBBB.js': 'clients/page.tsx', '/assets/CCCCCCCC.css': 'clients.css', '/assets/EEEEEEEE.js': 'chat/page.tsx' }
  expect(findHeirs(used, before, now)).toEqual(['/assets/BBBBBBBB.js'])
})

test.each([
  ['/', true],
  ['/home', true],
  ['/clients/1/edit?tab=2', true],
  ['/help', true],
  ['/devices', true],
  ['/set-password?token=a.b', true],
  ['/api/files/1', false],
  ['/api', false],
  ['/dev/mail', false],
  ['/dev', false],
  ['/assets/x.js', false],
  ['/robots.txt', false],
  ['/sf', false],
  ['/sf/studio-riva?lang=en', false],
  ['/sfide', true],
  ['/unsubscribe?token=a.b', false],
  ['/sw.js', false],
  ['/brand/allenio/icon.svg', false],
])('%s is a page of the app: %s', (path, is) => {
  expect(isOurs.test(path)).toBe(is)
})
