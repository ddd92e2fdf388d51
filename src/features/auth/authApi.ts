import { nanoid } from '@reduxjs/toolkit'
import type { CallBody, CallResponse } from '@resham/contract'
import { api } from '@/shared/api/api'
import { requestFor } from '@/shared/api/requestFor'
import type { Session } from './authState'
import { readUser } from './readSession'

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<Session, CallBody<'logIn'>>({
      query: (body) => requestFor('logIn', { body }),
      transformResponse: ({ foundUser, encodedToken }: CallResponse<'logIn'>) => ({
        token: encodedToken,
        user: readUser(foundUser),
      }),
    }),
    signUp: build.mutation<Session, CallBody<'signUp'>>({
      // The server ignores the id, and the specification sends it (section 7).
      query: (body) => requestFor('signUp', { body: { _id: nanoid(), ...body } }),
      transformResponse: ({ createdUser, encodedToken }: CallResponse<'signUp'>) => ({
        token: encodedToken,
        user: readUser(createdUser),
      }),
    }),
  }),
})

export const { useLogInMutation, useSignUpMutation } = authApi
export const { logIn, signUp } = authApi.endpoints
