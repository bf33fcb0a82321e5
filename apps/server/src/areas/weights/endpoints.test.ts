import { testEndpoints } from '#testing'

await testEndpoints('weights')
