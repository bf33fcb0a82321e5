import { resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { importedIcons, lineOf, slimIcons } from './slim-icons.ts'

const web = resolve(import.meta.dirname, '..')

test('the names that a module imports are found, and types are not', () => {
  const source = `import type { IconProps } from '@tabler/icons-react'
import { IconBarbell as Icon, IconX, type IconNode } from '@tabler/icons-react'
import { IconHome } from './home.tsx'
import {
  IconPlus,
} from '@tabler/icons-react'`
  expect(importedIcons(source)).toEqual(['IconBarbell', 'IconX', 'IconPlus'])
  expect(importedIcons(`import { useState } from 'react'`)).toEqual([])
})

test('lines become one, and an icon with anything else is refused', () => {
  const lines = [['path', { d: 'M12 5l0 14', key: 'svg-0' }] as const, ['path', { d: 'M5 12l14 0', key: 'svg-1' }] as const]
  expect(lineOf('IconPlus', lines)).toBe('M12 5l0 14M5 12l14 0')
  expect(() => lineOf('IconDot', [['circle', { r: '4' }]])).toThrow('IconDot')
  expect(() => lineOf('IconFaint', [['path', { d: 'M1 1', opacity: '.5' }]])).toThrow('IconFaint')
  expect(() => lineOf('IconAfter', [['path', { d: 'm1 1' }]])).toThrow('IconAfter')
  expect(() => lineOf('IconNone', [])).toThrow('IconNone')
})

test('a build has an icon for each module that uses it, without the names of its parts', async () => {
  // icon.tsx draws what it is given, and menu.tsx imports the three dots
  const entry = resolve(web, 'src/ui/menu/menu.tsx')
  const output = await build({
    configFile: false,
    root: web,
    logLevel: 'silent',
    plugins: [slimIcons()],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: id => /^(?:#|react|@mantine)/.test(id) },
    },
  })
  const [first] = [output].flat()
  if (!first || !('output' in first)) throw new Error('nothing was built')
  const code = first.output.map(each => (each.type === 'chunk' ? each.code : '')).join('\n')
  expect(code).toMatch(/IconDots = .*icon\("M[\w\s.-]+"\)/)
  expect(code).not.toMatch(/svg-0|tabler-icon-/)
})
