import { useId, type ReactNode } from 'react';

type FieldProps = {
  label: string;
  error: string | null;
  children: (field: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

/** A labelled field with what is wrong with it below. */
export function Field({ label, error, children }: FieldProps) {
  const id = useId();
  const told = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error !== null,
        'aria-describedby': error === null ? undefined : told,
      })}
      {error !== null && (
        <p id={told} className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
