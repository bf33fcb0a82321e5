import { describe, expect, test } from 'vitest'
import { passwordFault } from './index.ts'

const email = 'giulia.marchetti@example.com'

describe('what guessers try first is refused', () => {
  test.each([
    '1234567890',
    '0987654321',
    '12345678910',
    'qwertyuiop',
    'qwertyuiop123',
    'abcdefghij',
    'aaaaaaaaaa',
    'abababababab',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'password123',
    'Password2024!',
    'P@ssw0rd2025',
    'passwordpassword',
    'iloveyou123',
    'ciaociao2020',
    'forzainter1908',
    'juventus1897',
    'amoremio!!',
    'francesco85',
    'Allenio2026!',
    'changeme!!',
    '!!!welcome1',
    '2024202420',
    '31/12/1999',
    '00000000000',
  ])('%s', password => {
    expect(passwordFault(password, email)).toBe('common password')
  })

  test.each(['giulia.marchetti@example.com', 'GIULIA.marchetti1', 'xx giulia.marchetti'])('%s holds the address', password => {
    expect(passwordFault(password, email)).toBe('password holds the address')
  })
})

test.each([
  'correct horse battery staple',
  'a long enough password',
  'tre gatti sul tetto di via Roma',
  'x7#kPq!92mZd',
  'Cavallo-batteria-graffetta',
  'montagna verde 48 piedi',
  'però il treno è in ritardo',
  '🦊 fox in the snow',
])('%s passes', password => {
  expect(passwordFault(password, email)).toBeUndefined()
})
