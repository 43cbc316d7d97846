import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import SvgIcon from '@mui/material/SvgIcon';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { closeAuthDialog } from '../../../data/stores/auth-dialog-store.js';
import { googleAddress } from './google-address.js';
import { optionsQuery } from './google.api.js';

/** So that the dialog is seen to close. */
const leaveAfterMs = 100;

/** The other way to sign in, where it is set up. In a new tab, the page and its input stay. */
export function GoogleButton({ inNewTab = false }: { inNewTab?: boolean }) {
  const { data: options } = useQuery(optionsQuery);
  if (!options?.google) return null;
  const href = googleAddress('sign-in');
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    closeAuthDialog();
    setTimeout(() => window.location.assign(href), leaveAfterMs);
  };
  return (
    <>
      <Button
        component="a"
        href={href}
        variant="outlined"
        size="large"
        fullWidth
        startIcon={<GoogleMark />}
        {...(inNewTab ? { target: '_blank' } : { onClick: leave })}
      >
        Continue with Google
      </Button>
      <Divider sx={{ my: 2.5, color: 'text.secondary', fontSize: '0.875rem' }}>or</Divider>
    </>
  );
}

/** Google's mark in its own colors, as its rules for such buttons demand. */
const GoogleMark = () => (
  <SvgIcon viewBox="0 0 48 48" aria-hidden>
    <path
      fill="#EA4335"
      d="M24 9.5c3.5 0 6.700 1.200 9.200 3.600l6.900-6.900C35.900 2.400 30.500 0 24 0 14.600 0 6.500 5.400 2.600 13.200l8 6.200C12.400 13.700 17.700 9.500 24 9.500z"
    />
    <path
      fill="#4285F4"
      d="M47 24.600c0-1.600-.2-3.100-.4-4.600H24v9h12.900c-.6 3-2.200 5.500-4.800 7.200l7.700 6c4.500-4.200 7.200-10.400 7.200-17.600z"
    />
    <path
      fill="#FBBC05"
      d="M10.500 28.600c-.5-1.500-.8-3-.8-4.600s.3-3.100.8-4.600l-8-6.200C.9 16.500 0 20.100 0 24s.9 7.500 2.600 10.800l7.900-6.200z"
    />
    <path
      fill="#34A853"
      d="M24 48c6.500 0 11.900-2.100 15.900-5.800l-7.700-6c-2.200 1.500-4.900 2.300-8.200 2.300-6.300 0-11.600-4.200-13.500-9.900l-7.900 6.200C6.500 42.600 14.600 48 24 48z"
    />
  </SvgIcon>
);
