import { expect, test } from 'vitest'
import { libraryId } from './index.ts'
import { sha256 } from './sha256.ts'

// the examples of FIPS 180-4, and texts around the end of a block, where the length goes into the next one
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ['a'.repeat(55), '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318'],
  ['a'.repeat(64), 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb'],
  ['è', '97c916cd94785d7b9b52ae7013c267854f275691ddaae212bc1c07f639b8a0c7'],
])('SHA-256 of %j', (text, digest) => {
  expect(sha256(text)).toBe(digest)
})

test('the id of a row of the library never changes: recipes and plans name it', () => {
  expect(libraryId('food', '9003')).toBe('a524b045-ad0c-8706-9106-8fe39b483bb9')
})
