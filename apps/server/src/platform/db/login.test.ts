import { expect, test } from 'vitest'
import { withDatabase, withLogin } from './login.ts'

test.each([
  ['postgresql://a:b@localhost:5432/x?sslmode=require', 'postgresql://u:p%40@localhost:5432/x?sslmode=require'],
  ['postgres://localhost/x', 'postgres://u:p%40@localhost/x'],
  ['postgresql://a:b@/x?host=/tmp/s', 'postgresql://u:p%40@/x?host=/tmp/s'],
])('%s under another login', (url, other) => {
  expect(withLogin(url, 'u', 'p@')).toBe(other)
})

test.each([
  ['postgresql://a:b@localhost:5432/x?sslmode=require', 'postgresql://a:b@localhost:5432/y?sslmode=require'],
  ['postgresql://a:b@/x?host=/tmp/s', 'postgresql://a:b@/y?host=/tmp/s'],
  ['postgresql://a:b@localhost', 'postgresql://a:b@localhost/y'],
])('%s on another database', (url, other) => {
  expect(withDatabase(url, 'y')).toBe(other)
})
