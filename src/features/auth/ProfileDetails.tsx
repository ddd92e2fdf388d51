import { useAppDispatch } from '@/shared/redux/hooks'
import { profileEdited } from './authSlice'
import type { User } from './authState'
import { EditableField } from './EditableField'

/** The user's name and email, each editable by itself. */
export function ProfileDetails({ user }: { user: User }) {
  const dispatch = useAppDispatch()
  return (
    <>
      <EditableField
        label="Name"
        name="name"
        value={user.name}
        autoComplete="name"
        onSave={(name) => dispatch(profileEdited({ name }))}
      />
      <EditableField
        label="Email"
        name="email"
        type="email"
        value={user.email}
        autoComplete="email"
        onSave={(email) => dispatch(profileEdited({ email }))}
      />
    </>
  )
}
