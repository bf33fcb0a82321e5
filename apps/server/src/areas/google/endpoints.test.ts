import { testEndpoints } from '#testing'

await testEndpoints('google')
