import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUser } from '../../data/use-user.js';
import { toast } from '../../ui/feedback/toasts.js';
import { linkReturnOf, oauthReturnOf, type OauthReturn } from './oauth-return.js';
import { paths } from '../paths.js';

/** Reads the result of a return to these pages. */
const returnAt: Record<string, (search: string) => OauthReturn | null> = {
  [paths.home]: oauthReturnOf,
  [paths.settings]: linkReturnOf,
};

/** Shows the result of a sign-in or a calendar connection from the URL once, and removes it from the URL. */
export function useOauthReturn() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { status } = useUser();
  useEffect(() => {
    const back = returnAt[pathname]?.(search) ?? null;
    if (!back || (back.greets && status === 'unknown')) return;
    if (!back.greets || status === 'signed-in') toast(back.toast);
    const to = back.calendar ? { pathname: paths.recipients, search: back.calendar } : { pathname, hash };
    void navigate(to, { replace: true });
  }, [pathname, search, hash, navigate, status]);
}
