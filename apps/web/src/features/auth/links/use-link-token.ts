import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const singleUse = /^#([A-Za-z0-9_-]{43})$/;

/** The secret after the `#` of a link in a mail, which is then removed from the address; null if it is incomplete. */
export function useLinkToken(pattern = singleUse): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => pattern.exec(hash)?.[1] ?? null);
  // Another link may be opened while this page is shown.
  const another = pattern.exec(hash)?.[1];
  if (another !== undefined && another !== token) setToken(another);
  useEffect(() => {
    if (hash) void navigate({ pathname }, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
