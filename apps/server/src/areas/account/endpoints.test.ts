import { testEndpoints } from '#testing'

await testEndpoints('account')
